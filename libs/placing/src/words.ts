/** What a feature says of its kind of request; the words that are the same for all stand in the catalogue of parts. */
export interface PlacingWords {
  /** The button that sends it. */
  place: string;
  /** The same, after something stood in its way. */
  placeAgain: string;
  /** Leads back to the form. */
  back: string;
  /** Beneath the PIN, whose last digit sends it. This and the next two are of kinds that ask for the PIN. */
  sentAtLastDigit?: string;
  noPin?: string;
  pinAgain?: string;
  /** The name of the cells of the PIN. @default Trading PIN */
  pin?: string;
  /** Another one of the kind was sent and is not known: "… sent at {time}". */
  openIntent: (time: string) => string;
  /** The server could not be asked for the preview. */
  notConfirmed?: string;
  sendingTitle: string;
  sendingText: string;
  askingTitle: string;
  askingText: string;
  notPlacedTitle: string;
  notPlacedText: string;
  /** Begins it again, under a new key. */
  placeAnew: string;
  refusedTitle: string;
  refusedText: string;
}
