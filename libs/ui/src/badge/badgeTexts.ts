/** What the badges of a client's rank say. */
export interface BadgeTexts {
  vip: (level: string) => string;
  trustRating: (score: string) => string;
}

export const englishBadgeTexts: BadgeTexts = {
  vip: (level) => `VIP: ${level}`,
  trustRating: (score) => `Trust Rating: ${score}`,
};
