import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { completeLock } from './completeLock.ts';

const withPackages = z.object({ packages: z.record(z.string(), z.unknown()) });

function complete(packages: Record<string, unknown>) {
  const { text, ...rest } = completeLock(JSON.stringify({ lockfileVersion: 3, packages }));
  return { ...rest, packages: withPackages.parse(JSON.parse(text)).packages };
}

describe('completeLock', () => {
  it.each([
    { name: '@a/b-linux-x64-gnu', platform: { os: ['linux'], cpu: ['x64'], libc: ['glibc'] } },
    { name: '@a/b-linux-arm64-musl', platform: { os: ['linux'], cpu: ['arm64'], libc: ['musl'] } },
    { name: '@a/b-linux-armv7-gnueabihf', platform: { os: ['linux'], cpu: ['arm'], libc: ['glibc'] } },
    { name: '@a/b-darwin-universal', platform: { os: ['darwin'] } },
    { name: 'b-windows-x64', platform: { os: ['win32'], cpu: ['x64'] } },
    { name: '@a/b-wasm32-wasi', platform: { cpu: ['wasm32'] } },
  ])('adds $name with its platform', ({ name, platform }) => {
    const { packages, added } = complete({
      'node_modules/b': { dev: true, optionalDependencies: { [name]: '1.2.3' } },
    });

    expect(added).toEqual([`node_modules/${name}`]);
    expect(packages[`node_modules/${name}`]).toEqual({
      version: '1.2.3',
      dev: true,
      optional: true,
      ...platform,
    });
  });

  it('leaves alone what is there, at the top or nearer', () => {
    const { added } = complete({
      'node_modules/b': { optionalDependencies: { 'b-linux-x64': '1.2.3', 'b-darwin-x64': '1.2.3' } },
      'node_modules/b-linux-x64': { version: '1.2.3' },
      'node_modules/b/node_modules/b-darwin-x64': { version: '1.2.3' },
    });

    expect(added).toEqual([]);
  });

  it('adds below its parent when another version is at the top', () => {
    const { added } = complete({
      'node_modules/b': { optionalDependencies: { 'c-linux-x64': '1.2.3' } },
      'node_modules/c-linux-x64': { version: '1.0.0' },
    });

    expect(added).toEqual(['node_modules/b/node_modules/c-linux-x64']);
  });

  it('names what it cannot place', () => {
    const { added, unknown } = complete({ 'node_modules/b': { optionalDependencies: { sharp: '^1.2.3' } } });

    expect(added).toEqual([]);
    expect(unknown).toEqual(['sharp@^1.2.3 of node_modules/b']);
  });

  it('changes nothing the second time', () => {
    const once = completeLock(
      JSON.stringify({
        packages: { 'node_modules/b': { optionalDependencies: { 'b-linux-x64': '1.2.3' } } },
      }),
    );

    expect(completeLock(once.text)).toEqual({ text: once.text, added: [], unknown: [] });
  });
});
