import type { MinuteBar } from '../tape/tape.ts';
import type { ClientTape } from '../tape/clientTape.ts';
import { TapeSegment } from '../tape/TapeSegment.ts';

/** A finished day of a share on which clients have changed something; prices paise. */
export interface ClientDay {
  position: number;
  day: number;
  /** The official close where it is not the plan's; else null. */
  close: number | null;
  /** Minutes that are not as planned; without a bar where nothing was traded. */
  minutes: Array<{ minute: number; bar: MinuteBar | null }>;
}

function keyOf(position: number, day: number): string {
  return `${position}/${day}`;
}

/** The days and shares whose tape is not the plan alone, because clients have traded. */
export class ClientDays {
  readonly #tapes = new Map<string, ClientTape>();
  #finished: ClientDay[] = [];
  readonly #closes = new Map<string, number>();
  readonly #firstDays = new Map<number, number>();

  get finished(): readonly ClientDay[] {
    return this.#finished;
  }

  get isEmpty(): boolean {
    return this.#tapes.size === 0;
  }

  /** The tape of a share's day with clients' trades; null for a day without any. */
  tapeOf(position: number, day: number): ClientTape | null {
    return this.#tapes.size === 0 ? null : (this.#tapes.get(keyOf(position, day)) ?? null);
  }

  /** The same, made where there is none: from then on the tape may differ from the plan. */
  tapeFor(position: number, day: number): ClientTape {
    const ready = this.tapeOf(position, day);
    if (ready) return ready;
    const made: ClientTape = { segments: [], knownMs: Infinity };
    this.#tapes.set(keyOf(position, day), made);
    return made;
  }

  /** Keeps of a day what cannot be derived from the seed. */
  finish(finished: ClientDay): void {
    const { position, day, close, minutes } = finished;
    this.#forget((one) => one.position === position && one.day === day);
    this.#tapes.delete(keyOf(position, day));
    if (minutes.length === 0 && close === null) return;
    this.#finished.push(finished);
    const segments = minutes.map(({ minute, bar }) => TapeSegment.ofMinute(minute, bar));
    this.#tapes.set(keyOf(position, day), { segments, knownMs: Infinity });
    if (close === null) return;
    this.#closes.set(keyOf(position, day), close);
    this.#firstDays.set(position, Math.min(day, this.firstDayOf(position)));
  }

  /** The official close of a day that clients have moved; null where the plan's holds. */
  closeOf(position: number, day: number): number | null {
    return this.#closes.size === 0 ? null : (this.#closes.get(keyOf(position, day)) ?? null);
  }

  /** The first day whose close clients have moved; Infinity where none is. */
  firstDayOf(position: number): number {
    return this.#firstDays.get(position) ?? Infinity;
  }

  /** The first day whose close clients have moved in any share; Infinity where none is. */
  get firstDay(): number {
    return this.#finished.reduce((first, { day }) => Math.min(first, day), Infinity);
  }

  /** Forgets what was kept of one day of a share: it is played again. */
  forget(position: number, day: number): void {
    this.#forget((one) => one.position === position && one.day === day);
    this.#tapes.delete(keyOf(position, day));
  }

  /** Forgets a day and all after it. */
  keepBefore(day: number): void {
    for (const key of this.#tapes.keys()) {
      if (Number(key.slice(key.indexOf('/') + 1)) >= day) this.#tapes.delete(key);
    }
    this.#forget((one) => one.day >= day);
  }

  #forget(isGone: (one: ClientDay) => boolean): void {
    const kept = this.#finished.filter((one) => !isGone(one));
    for (const { position, day } of this.#finished.filter(isGone)) {
      this.#tapes.delete(keyOf(position, day));
      this.#closes.delete(keyOf(position, day));
    }
    this.#finished = kept;
    this.#firstDays.clear();
    for (const { position, day, close } of kept) {
      if (close !== null) this.#firstDays.set(position, Math.min(day, this.firstDayOf(position)));
    }
  }
}
