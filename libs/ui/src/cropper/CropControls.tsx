import { cropperTexts } from '@wealth/i18n-locale/ui/cropper';
import { RecentreIcon, TurnIcon, ZoomInIcon, ZoomOutIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { useUiText } from '../messages/UiTextsProvider.tsx';
import { Slider } from '../slider/Slider.tsx';
import type { ZoomLimits } from './cropGeometry.ts';

/** Of the zoom: an arrow key on the slider. */
const sliderStep = 0.05;

export interface CropControlsProps {
  zoom: number;
  /** Null while there is nothing to zoom. */
  limits: ZoomLimits | null;
  /** Everything stays as it is. */
  isLocked: boolean;
  onZoom: (zoom: number) => void;
  onStep: (steps: number) => void;
  onTurn: () => void;
  onRecentre: () => void;
}

/** Zoom by buttons and slider, the turn by 90 degrees, and the way back to the start. */
export function CropControls({
  zoom,
  limits,
  isLocked,
  onZoom,
  onStep,
  onTurn,
  onRecentre,
}: CropControlsProps) {
  const t = useUiText(cropperTexts);
  const isDisabled = limits === null || isLocked;
  const { min, start, max } = limits ?? { min: 0, start: 1, max: 2 };
  return (
    <div className="flex items-center gap-3">
      <IconButton size="sm" aria-label={t('zoomOut')} isDisabled={isDisabled} onPress={() => onStep(-1)}>
        <ZoomOutIcon size="sm" />
      </IconButton>
      <div className="grow">
        <Slider
          label={t('zoom')}
          isLabelHidden
          minimum={min}
          maximum={max}
          step={sliderStep}
          value={zoom}
          isDisabled={isDisabled}
          startLabel=""
          endLabel=""
          formatValue={(value) => t('zoomPercent', { percent: String(Math.round((value / start) * 100)) })}
          onChange={onZoom}
        />
      </div>
      <IconButton size="sm" aria-label={t('zoomIn')} isDisabled={isDisabled} onPress={() => onStep(1)}>
        <ZoomInIcon size="sm" />
      </IconButton>
      <IconButton size="sm" aria-label={t('turn')} isDisabled={isDisabled} onPress={onTurn}>
        <TurnIcon size="sm" />
      </IconButton>
      <IconButton size="sm" aria-label={t('recentre')} isDisabled={isDisabled} onPress={onRecentre}>
        <RecentreIcon size="sm" />
      </IconButton>
    </div>
  );
}
