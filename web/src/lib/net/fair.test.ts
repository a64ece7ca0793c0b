import { beforeEach, expect, test } from 'vitest';
import { checkSecrets } from './fair';
import { noteCommitment, notedCommitment } from './secrets';
import { forget } from './storage';

const secret = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const commitment = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd';
const record = { fair: { commitment, secret, seats: [] } };

beforeEach(() => forget('commitments'));

test('what was noted before the first card binds the server', async () => {
  noteCommitment('table', commitment);
  expect((await checkSecrets(record, 'table'))?.server).toBe('noted');
});

test('a server that picks another secret afterwards is found out, though its record fits', async () => {
  noteCommitment('table', '0'.repeat(64));
  expect((await checkSecrets(record, 'table'))?.server).toBe('changed');
});

test('where nothing was noted it is said so', async () => {
  expect((await checkSecrets(record, 'other'))?.server).toBe('unknown');
  expect((await checkSecrets(record, null))?.server).toBe('unknown');
});

test('a secret that fits nothing', async () => {
  const wrong = { fair: { ...record.fair, secret: '1'.repeat(64) } };
  expect((await checkSecrets(wrong, null))?.server).toBe('differs');
});

test('only the first sight counts, and old tables are forgotten at last', () => {
  noteCommitment('table', 'first');
  noteCommitment('table', 'second');
  expect(notedCommitment('table')).toBe('first');
  for (let at = 0; at < 200; at++) noteCommitment(`t${at}`, 'c');
  expect(notedCommitment('table')).toBeNull();
});
