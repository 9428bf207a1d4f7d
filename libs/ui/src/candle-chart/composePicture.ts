const paddingPx = 16;
const titlePx = 15;
const linePx = 20;

export interface PictureTexts {
  title: string;
  /** Beneath the title: the range, when it was made. */
  detail: string;
}

/** The drawn chart with its name on the ground of the theme. @param shot - What the library has drawn. */
export function composePicture(
  shot: HTMLCanvasElement,
  element: HTMLElement,
  { title, detail }: PictureTexts,
): HTMLCanvasElement {
  const scale = shot.width / Math.max(1, element.clientWidth);
  const head = (paddingPx + linePx * 2) * scale;
  const canvas = document.createElement('canvas');
  canvas.width = shot.width + 2 * paddingPx * scale;
  canvas.height = shot.height + head + paddingPx * scale;
  const context = canvas.getContext('2d');
  if (!context) return shot;
  const style = getComputedStyle(element);
  context.fillStyle = style.getPropertyValue('--surface').trim();
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = style.getPropertyValue('--text').trim();
  context.font = `600 ${titlePx * scale}px ${style.fontFamily}`;
  context.fillText(title, paddingPx * scale, (paddingPx + titlePx) * scale);
  context.fillStyle = style.getPropertyValue('--text-muted').trim();
  context.font = `${(titlePx - 3) * scale}px ${style.fontFamily}`;
  context.fillText(detail, paddingPx * scale, (paddingPx + titlePx + linePx) * scale);
  context.drawImage(shot, paddingPx * scale, head);
  return canvas;
}
