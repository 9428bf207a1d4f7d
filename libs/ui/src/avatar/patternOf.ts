/** How the shape behind an initial is drawn. */
export interface AvatarPattern {
  shape: 'rings' | 'band' | 'petals' | 'corner';
  /** Degrees, clockwise: 0 to 345 by 15. */
  turn: number;
}

const shapes = ['rings', 'band', 'petals', 'corner'] as const;
const turnStep = 15;

/** FNV-1a, 32 bits: small, even, and no secret: it only has to tell seeds apart. */
function hashOf(seed: string): number {
  const bytes = new TextEncoder().encode(seed);
  return bytes.reduce((hash, byte) => Math.imul(hash ^ byte, 0x01_00_01_93) >>> 0, 0x81_1c_9d_c5);
}

/** Always the same pattern for the same seed, on every device. */
export function patternOf(seed: string): AvatarPattern {
  const hash = hashOf(seed);
  const shape = shapes[hash % shapes.length] ?? 'rings';
  return { shape, turn: (Math.floor(hash / shapes.length) % (360 / turnStep)) * turnStep };
}
