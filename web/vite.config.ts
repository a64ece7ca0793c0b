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

const MODULES = join(import.meta.dirname, 'node_modules');
/** Texts of licences that packages only name. */
const TEXTS = join(import.meta.dirname, '..', 'docs', 'licence-texts');

/** A package that the page has something of, with the texts of its licence. */
function told(name: string) {
  const folder = join(MODULES, name);
  const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf-8'));
  const files = readdirSync(folder).filter((file) => /^(.*licen[cs]e.*|copying.*|notice.*)$/i.test(file));
  const paths = files.length
    ? files.sort().map((file) => join(folder, file))
    : [join(TEXTS, `${about.license}.txt`)];
  const texts = paths.map((path) => readFileSync(path, 'utf-8').trim());
  return { name, version: about.version, licence: about.license, texts };
}

/** The packages that the page has something of: their licences go with it. */
function bundled(): Plugin {
  return {
    name: 'bundled',
    apply: 'build',
    generateBundle() {
      const own = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf-8'));
      const packages = [...this.getModuleIds()]
        .map((id) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1])
        .filter((name) => name !== undefined);
      const names = [...new Set([...packages, ...Object.keys(own.dependencies)])].sort();
      this.emitFile({
        type: 'asset',
        fileName: 'bundled.json',
        source: `${JSON.stringify(names.map(told), null, 2)}\n`,
      });
    },
  };
}

/** Units of the page draw no pictures: their thousands of SVG nodes are most of what jsdom would do. */
const BLANK_ART = {
  find: /^.*\/Art\.svelte$/,
  replacement: join(import.meta.dirname, 'src/lib/testing/BlankArt.svelte'),
};
const PICTURES = 'src/lib/art/**/*.test.ts';

export default defineConfig({
  plugins: [svelte(), svelteTesting(), compressed(), bundled()],
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': { target: SERVER, ws: true },
      '/docs': { target: SERVER },
      '/feed': { target: SERVER },
      '/licences': { target: SERVER },
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
  // Tests assert behaviour, never time; a busy machine is given what it needs. What a file of tests loads is most of what
  // it costs: the next one in the same worker has it already, and `between` puts back what the last one changed.
  test: {
    environment: 'jsdom',
    testTimeout: 60_000,
    pool: 'threads',
    isolate: false,
    setupFiles: ['src/lib/testing/between.ts'],
    projects: [
      { extends: true, test: { name: 'pictures', include: [PICTURES] } },
      {
        extends: true,
        resolve: { alias: [BLANK_ART] },
        test: { name: 'units', include: ['src/**/*.test.ts'], exclude: [PICTURES] },
      },
    ],
  },
});
