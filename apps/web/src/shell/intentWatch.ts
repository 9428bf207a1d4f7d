// A module of its own, so that every page loads it without the tickets and orders of its feature.
export { IntentWatch } from '@wealth/feature-trade';
