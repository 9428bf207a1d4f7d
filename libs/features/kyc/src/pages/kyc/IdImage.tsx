import { ImageSlot } from '@wealth/ui/image-upload';
import { useImageUpload } from './useImageUpload.ts';

export interface IdImageProps {
  /** The field of the form that holds the address of the image. */
  name: 'frontUrl' | 'backUrl';
  label: string;
}

/** One side of the ID. */
export function IdImage({ name, label }: IdImageProps) {
  const upload = useImageUpload();
  return (
    <ImageSlot
      name={name}
      label={label}
      upload={upload}
      capture="environment"
      // An image of an earlier visit: its address is good for the submission only, the server shows it to nobody.
      previewUrl=""
    />
  );
}
