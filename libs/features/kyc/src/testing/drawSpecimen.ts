/** A picture of no document, drawn by the browser. */
export async function drawSpecimen(name: string): Promise<File> {
  const [width, height] = [640, 400];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws no canvas');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.fillStyle = 'silver';
  context.fillRect(40, 100, 160, 200);
  for (const y of [110, 160, 210]) context.fillRect(240, y, 320, 20);
  context.fillStyle = 'black';
  context.font = '32px sans-serif';
  context.fillText('SPECIMEN', 240, 290);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' });
}
