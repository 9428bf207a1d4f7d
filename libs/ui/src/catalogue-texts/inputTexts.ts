import type { Formats, Translate } from '@wealth/i18n-locale';
import type { ComponentTexts } from '../messages/index.ts';

type T = Translate<'components'>;

/** Stands in a sentence for the part that is drawn as its action. */
const slot = '\u0000';

function markedText(sentence: string, action: string) {
  const [before = '', after = ''] = sentence.split(slot);
  return { before, action, after };
}

/** What the fields say. */
export function fieldTexts(
  t: T,
  { region }: Formats,
): Pick<ComponentTexts, 'codeField' | 'comboBox' | 'dateField' | 'stepButtons' | 'textArea'> {
  return {
    codeField: {
      sendCode: t('codeFieldSendCode'),
      askAgain: t('codeFieldAskAgain'),
      askAgainIn: (time) => t('codeFieldAskAgainIn', { time }),
      codeSent: t('codeFieldCodeSent'),
      mayAskAgain: t('codeFieldMayAskAgain'),
    },
    comboBox: {
      showOptions: (label) => t('comboBoxShowOptions', { label }),
      optionsOf: (label) => t('comboBoxOptionsOf', { label }),
      loading: t('comboBoxLoading'),
      noResults: t('comboBoxNoResults'),
      optionsAvailable: (count) => t('comboBoxOptionsAvailable', { count }),
    },
    dateField: {
      locale: region.locale,
      chooseDate: (label) => t('dateFieldChooseDate', { label }),
      placeholder: t('dateFieldPlaceholder'),
      form: t('dateFieldForm'),
      previousMonth: t('dateFieldPreviousMonth'),
      nextMonth: t('dateFieldNextMonth'),
      month: t('dateFieldMonth'),
      year: t('dateFieldYear'),
      today: (day) => t('dateFieldToday', { day }),
      selected: (day) => t('dateFieldSelected', { day }),
      calendarFailed: t('dateFieldCalendarFailed'),
    },
    stepButtons: {
      increase: (label) => t('stepperIncrease', { label }),
      decrease: (label) => t('stepperDecrease', { label }),
    },
    textArea: { charactersUsed: (used, limit) => t('textAreaCharactersUsed', { used, limit }) },
  };
}

/** What the upload and the view of an image say. */
export function imageTexts(t: T, formats: Formats): Pick<ComponentTexts, 'imageLoader' | 'imageUpload'> {
  return {
    imageLoader: {
      loading: (name) => t('imageLoaderLoading', { name }),
      failed: (name) => t('imageLoaderFailed', { name }),
      enlarge: t('imageLoaderEnlarge'),
      enlargeNamed: (name) => t('imageLoaderEnlargeNamed', { name }),
    },
    imageUpload: {
      hint: (limit) => t('imageUploadHint', { limit }),
      slotHint: t('imageUploadSlotHint'),
      chooseOrDrop: markedText(t('imageUploadChooseOrDrop', { action: slot }), t('imageUploadChoose')),
      photoOrFile: { photo: t('imageUploadTakePhoto'), file: t('imageUploadChooseFile') },
      addImage: t('imageUploadAddImage'),
      preview: (name) => t('imageUploadPreview', { name }),
      notAnImage: t('imageUploadNotAnImage'),
      heic: t('imageUploadHeic'),
      tooManyBytes: t('imageUploadTooManyBytes'),
      tooManyPixels: t('imageUploadTooManyPixels'),
      noAddress: t('imageUploadNoAddress'),
      uploadFailed: t('imageUploadUploadFailed'),
      uploading: (name) => t('imageUploadUploading', { name }),
      percent: (percent) => t('imageUploadPercent', { percent: formats.quantity(percent) }),
      uploaded: (size) => t('imageUploadUploaded', { size }),
      uploadedEarlier: t('imageUploadUploadedEarlier'),
      view: (name) => t('imageUploadView', { name }),
      remove: (name) => t('imageUploadRemove', { name }),
      retry: t('imageUploadRetry'),
      retryNamed: (name) => t('imageUploadRetryNamed', { name }),
      kilobytes: (count) => t('imageUploadKilobytes', { size: formats.quantity(count) }),
      megabytes: (count) => t('imageUploadMegabytes', { size: formats.number(count, { decimals: 1 }) }),
    },
  };
}
