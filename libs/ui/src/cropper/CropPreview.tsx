import { useEffect, useRef } from 'react';

export interface CropPreviewProps {
  /** What the cropper gave. */
  crop: Blob;
  /** Says what it is, where no text beside it does. */
  label?: string;
}

/** The crop as it will be seen: round, 64 px. */
export function CropPreview({ crop, label = '' }: CropPreviewProps) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(crop);
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [crop]);

  return (
    <span className="block size-16 shrink-0 overflow-hidden rounded-full bg-surface-sunken forced-colors:border">
      <img ref={image} alt={label} className="size-full object-cover" />
    </span>
  );
}
