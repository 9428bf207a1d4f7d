/** What a Cropper says. */
export interface CropperTexts {
  /** How the crop area is used by keys. */
  instructions: string;
  zoom: string;
  /** Value of the zoom: 100 where the picture starts. */
  zoomPercent: (percent: string) => string;
  zoomIn: string;
  zoomOut: string;
  turn: string;
  recentre: string;
  imageNotLoaded: string;
  doesNotFit: string;
}

export const englishCropperTexts: CropperTexts = {
  instructions: 'Arrow keys move the picture, plus and minus zoom, R turns it, Home centres it.',
  zoom: 'Zoom',
  zoomPercent: (percent) => `${percent}%`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  turn: 'Turn by 90 degrees',
  recentre: 'Centre the picture',
  imageNotLoaded: 'The image could not be loaded.',
  doesNotFit: "It's impossible to fit the cropper in the current container",
};
