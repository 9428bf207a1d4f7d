/** Stops what it belongs to; stopping twice does nothing. */
export type Stop = () => void;

/** Repeated and delayed work, passed in so that tests step it by hand. */
export interface Timers {
  every(ms: number, work: () => void): Stop;
  after(ms: number, work: () => void): Stop;
}

/** The timers of the process. */
export const systemTimers: Timers = {
  every(ms, work) {
    const timer = setInterval(work, ms);
    return () => clearInterval(timer);
  },
  after(ms, work) {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
};
