/** A plain drawing of a card, 856 × 540 like the real thing, without a word or a face on it. */
function drawing(side: 'front' | 'back'): string {
  const portrait = '<rect x="56" y="150" width="200" height="250" rx="12" fill="#b7c4d3"/>';
  const stripe = '<rect x="0" y="90" width="856" height="90" fill="#5b6b7e"/>';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="856" height="540">
    <rect width="856" height="540" fill="#e8edf3"/><rect width="856" height="64" fill="#2f4b6e"/>
    ${side === 'front' ? portrait : stripe}
    <rect x="310" y="220" width="380" height="26" rx="8" fill="#9aabbf"/>
    <rect x="310" y="280" width="300" height="26" rx="8" fill="#9aabbf"/>
    <rect x="310" y="340" width="420" height="26" rx="8" fill="#9aabbf"/></svg>`;
}

const drawn = new Map<'front' | 'back', Promise<Uint8Array>>();

/** The JPEG that stands for one side of a seeded client's identity card; drawn once for the process. */
export function specimenImage(side: 'front' | 'back'): Promise<Uint8Array> {
  const known = drawn.get(side);
  if (known) return known;
  const image = import('sharp').then(({ default: sharp }) =>
    sharp(Buffer.from(drawing(side)))
      .jpeg({ quality: 80 })
      .toBuffer(),
  );
  drawn.set(side, image);
  return image;
}
