import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** Where our server looks for the page. */
const BUILT = '../src/drachenhof/server/page';
const SERVER = process.env.DRACHENHOF_SERVER ?? 'http://127.0.0.1:8642';

/** Every text beside its compressed forms, so that the server only has to hand them out. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    closeBundle() {
      const folder = join(BUILT, 'assets');
      for (const name of readdirSync(folder).filter((name) => /\.(js|css|svg)$/.test(name))) {
        const text = readFileSync(join(folder, name));
        const quality = { [constants.BROTLI_PARAM_QUALITY]: 11 };
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text, { params: quality }));
        writeFileSync(join(folder, `${name}.gz`), gzipSync(text, { level: 9 }));
      }
      // The page's own file is small, and never kept by browsers.
      rmSync(join(BUILT, 'sheet.html'), { force: true });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), svelteTesting(), compressed()],
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': { target: SERVER, ws: true },
      '/feed': { target: SERVER },
    },
  },
  build: {
    target: 'es2022',
    outDir: BUILT,
    emptyOutDir: true,
    // A strict content policy has no data: addresses, so nothing may be inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  // Tests assert behaviour, never time; a busy machine is given what it needs.
  test: { environment: 'jsdom', testTimeout: 60_000 },
});
