export {
  usesLeft,
  usesLeftOn,
  waivedAmount,
  waiverDayOf,
  waiverEndsAt,
  waiverFor,
  waiverRules,
  waiverState,
  type Waiver,
  type WaiverState,
} from './waiver.ts';
