import type { Translate } from '@wealth/i18n-locale';
import type { ComponentTexts } from '../messages/index.ts';

type T = Translate<'components'>;

type Lists = 'breadcrumb' | 'gridTable' | 'pagination' | 'scrollProgress' | 'steps' | 'timeline';

/** What lists and steps say. */
export function listTexts(t: T): Pick<ComponentTexts, Lists> {
  return {
    breadcrumb: { label: t('breadcrumbLabel') },
    gridTable: { actions: t('gridTableActions'), columns: t('gridTableColumns') },
    pagination: {
      pages: t('paginationPages'),
      previous: t('paginationPrevious'),
      next: t('paginationNext'),
      page: (page) => t('paginationPage', { page }),
      more: t('paginationMore'),
      failed: t('paginationFailed'),
      end: t('paginationEnd'),
    },
    scrollProgress: { read: (percent) => t('scrollProgressRead', { percent }) },
    steps: {
      position: (step, count) => t('stepsPosition', { step, count }),
      next: (label) => t('stepsNext', { label }),
      last: t('stepsLast'),
      done: t('stepsDone'),
    },
    timeline: { done: t('timelineDone'), refused: t('timelineRefused') },
  };
}

/** What lies above the page says. */
export function overlayTexts(t: T): Pick<ComponentTexts, 'cropper' | 'modal' | 'searchOverlay'> {
  return {
    cropper: {
      instructions: t('cropperInstructions'),
      zoom: t('cropperZoom'),
      zoomPercent: (percent) => t('cropperZoomPercent', { percent }),
      zoomIn: t('cropperZoomIn'),
      zoomOut: t('cropperZoomOut'),
      turn: t('cropperTurn'),
      recentre: t('cropperRecentre'),
      imageNotLoaded: t('cropperImageNotLoaded'),
      doesNotFit: t('cropperDoesNotFit'),
    },
    modal: {
      move: (title) => t('modalMove', { title }),
      moveHint: t('modalMoveHint'),
      discardQuestion: t('modalDiscardQuestion'),
      discard: t('modalDiscard'),
      keepEditing: t('modalKeepEditing'),
    },
    searchOverlay: {
      search: t('searchOverlaySearch'),
      placeholder: t('searchOverlayPlaceholder'),
      clear: t('searchOverlayClear'),
      close: t('searchOverlayClose'),
      escapeKey: t('searchOverlayEscapeKey'),
      enterKey: t('searchOverlayEnterKey'),
      loading: t('searchOverlayLoading'),
      noResults: t('searchOverlayNoResults'),
      results: t('searchOverlayResults'),
      resultCount: (count) => t('searchOverlayResultCount', { count }),
      hintMove: t('searchOverlayHintMove'),
      hintOpen: t('searchOverlayHintOpen'),
      hintClose: t('searchOverlayHintClose'),
    },
  };
}

/** What the small parts say. */
export function smallTexts(t: T): Pick<ComponentTexts, 'badge' | 'copyButton' | 'countdown' | 'notice'> {
  return {
    notice: { unread: t('noticeUnread') },
    badge: {
      vip: (level) => t('badgeVip', { level }),
      trustRating: (score) => t('badgeTrustRating', { score }),
    },
    copyButton: {
      copy: (label) => t('copyButtonCopy', { label }),
      copied: (label) => t('copyButtonCopied', { label }),
      failed: t('copyButtonFailed'),
    },
    countdown: {
      days: t('countdownDays'),
      hours: t('countdownHours'),
      minutes: t('countdownMinutes'),
      seconds: t('countdownSeconds'),
      left: ({ days, hours, minutes, seconds }) => {
        const parts = [
          ...(days > 0 ? [t('countdownDayCount', { count: days })] : []),
          ...(hours > 0 ? [t('countdownHourCount', { count: hours })] : []),
          ...(minutes > 0 ? [t('countdownMinuteCount', { count: minutes })] : []),
        ];
        const time = parts.length > 0 ? parts.join(' ') : t('countdownSecondCount', { count: seconds });
        return t('countdownLeft', { time });
      },
    },
  };
}
