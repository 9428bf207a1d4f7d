import { useCallback, useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react';
import EasyCrop from 'react-easy-crop';
import { cropperTexts } from '@wealth/i18n-locale/ui/cropper';
import { useUiText } from '../messages/UiTextsProvider.tsx';
import { CropControls } from './CropControls.tsx';
import { CropCorners } from './CropCorners.tsx';
import { turnOf } from './cropGeometry.ts';
import type { CropperError, CropperProps } from './cropperProps.ts';
import { useCropOutput } from './useCropOutput.ts';
import { useCropView } from './useCropView.ts';
import { usePictureUrl } from './usePictureUrl.ts';

/** react-easy-crop zooms by pixels × speed / 200: one notch of 100 px changes the size by 0.1. */
const wheelSpeed = 0.2;
/** Pixels that an arrow key moves; with Shift a fifth of it. */
const keyStep = 10;

const classes = {
  containerClassName:
    'absolute inset-0 flex cursor-move touch-none items-center justify-center overflow-hidden select-none',
  mediaClassName:
    'absolute inset-0 m-auto max-h-full max-w-full transition-transform ease-out will-change-transform motion-reduce:transition-none',
  cropAreaClassName:
    'crop-frame absolute top-1/2 left-1/2 -translate-x-1/2 -translate-y-1/2 overflow-hidden focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-stage-line',
};

/** What the keys do that react-easy-crop leaves alone. */
function pressKey(
  event: KeyboardEvent,
  { zoomBy, turn, recentre }: Pick<ReturnType<typeof useCropView>, 'zoomBy' | 'turn' | 'recentre'>,
) {
  const actions: Record<string, () => void> = {
    '+': () => zoomBy(1),
    '=': () => zoomBy(1),
    '-': () => zoomBy(-1),
    _: () => zoomBy(-1),
    r: turn,
    R: turn,
    Home: recentre,
  };
  const action = actions[event.key];
  if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  action();
}

/** The cropper of one file. */
export function CropStage({
  file,
  label,
  fileName,
  onChange,
  onDue,
  onError,
  isDisabled = false,
  timers,
}: CropperProps) {
  const t = useUiText(cropperTexts);
  const id = useId();
  const stage = useRef<HTMLDivElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const fail = useCallback(() => setHasFailed(true), []);
  const url = usePictureUrl(file, fail);
  const output = useCropOutput({ file, fileName, onCrop: onChange, onDue, onFail: fail, timers });
  const { view, side, isFramed, limits, ...change } = useCropView(() => raise('doesNotFit', t('doesNotFit')));

  function raise(code: CropperError['code'], message: string) {
    onChange(null);
    onError?.({ code, message });
  }

  const raiseNotLoaded = useEffectEvent(() => raise('imageNotLoaded', t('imageNotLoaded')));
  useEffect(() => {
    if (hasFailed) raiseNotLoaded();
  }, [hasFailed]);

  return (
    <div className="grid grid-cols-1 gap-4">
      <div
        ref={stage}
        inert={isDisabled}
        aria-busy={!isFramed && !hasFailed}
        className="relative h-70 overflow-hidden rounded-control bg-stage forced-colors:border"
      >
        {url !== null && !hasFailed && (
          <EasyCrop
            image={url}
            crop={view.crop}
            zoom={view.zoom}
            rotation={view.degrees}
            minZoom={limits?.min}
            maxZoom={limits?.max}
            aspect={1}
            cropSize={side === null ? undefined : { width: side, height: side }}
            showGrid={false}
            zoomSpeed={wheelSpeed}
            keyboardStep={keyStep}
            disableAutomaticStylesInjection
            classes={classes}
            style={{ mediaStyle: { transitionDuration: `${view.animationMs}ms` } }}
            mediaProps={{ onError: fail }}
            cropperProps={{
              role: 'application',
              'aria-label': label,
              'aria-describedby': `${id}-instructions`,
              onKeyDownCapture: (event: KeyboardEvent) => pressKey(event, change),
            }}
            setMediaSize={(picture) => {
              const { clientWidth: width = 0, clientHeight: height = 0 } = stage.current ?? {};
              change.place(picture, { width, height });
            }}
            setCropSize={({ width }) => change.hold(width)}
            onInteractionStart={() => change.follow()}
            onCropChange={change.move}
            onZoomChange={(zoom) => change.follow({ zoom })}
            onCropAreaChange={(_share, area) => {
              if (isFramed) output.request({ area, turn: turnOf(view.degrees) });
            }}
          />
        )}
        {isFramed && !hasFailed && side !== null && <CropCorners side={side} />}
      </div>
      <p id={`${id}-instructions`} className="sr-only">
        {t('instructions')}
      </p>
      <CropControls
        zoom={view.zoom}
        limits={hasFailed ? null : limits}
        isLocked={isDisabled}
        onZoom={(zoom) => change.follow({ zoom })}
        onStep={change.zoomBy}
        onTurn={change.turn}
        onRecentre={change.recentre}
      />
    </div>
  );
}
