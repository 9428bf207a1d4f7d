import { useGetAchievements } from '@wealth/api-sdk/client';
import type { Achievement } from '@wealth/api-sdk/model';
import type { PlainMessageKey } from '@wealth/i18n-locale';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Card, cardStateOf } from '@wealth/ui/card';
import { IconRow, RowText } from '@wealth/ui/data-list';
import {
  BankIcon,
  CheckIcon,
  NewsIcon,
  OfferIcon,
  SecurityIcon,
  StarIcon,
  TrustIcon,
  UserIcon,
} from '@wealth/ui/icon';
import { ProgressMeter } from '@wealth/ui/progress-meter';
import { SkeletonRows } from '@wealth/ui/skeleton';
import { StateMessage } from '@wealth/ui/state-message';
import type { ReactNode } from 'react';

/** The achievements that have a text in every language; the others keep the server's title. */
const titleKeys = new Map<string, PlainMessageKey<'parts'>>([
  ['identity_verified', 'achievementIdentity'],
  ['pin_set', 'achievementPin'],
  ['two_bank_accounts', 'achievementTwoAccounts'],
  ['nominee_read', 'achievementNominee'],
  ['key_facts_read', 'achievementKeyFacts'],
  ['risk_lessons', 'achievementLessons'],
]);

/** What each is about; one that is not known wears the star. */
const icons: Readonly<Record<string, ReactNode>> = {
  identity_verified: <TrustIcon size="sm" />,
  pin_set: <SecurityIcon size="sm" />,
  two_bank_accounts: <BankIcon size="sm" />,
  nominee_read: <UserIcon size="sm" />,
  key_facts_read: <OfferIcon size="sm" />,
  risk_lessons: <NewsIcon size="sm" />,
};

function AchievementRow({ achievement }: { achievement: Achievement }) {
  const t = useMessages('parts');
  const formats = useFormats();
  const { code, progress, target, earned_at } = achievement;
  const titleKey = titleKeys.get(code);
  const title = titleKey === undefined ? achievement.title : t(titleKey);
  const far = t('achievementProgress', {
    progress: formats.quantity(progress),
    target: formats.quantity(target),
  });
  return (
    <IconRow
      icon={icons[code] ?? <StarIcon size="sm" />}
      tone={earned_at === null ? 'neutral' : 'brass'}
      trailing={
        earned_at === null ? (
          <div className="w-14 shrink-0">
            <ProgressMeter label={title} value={progress} target={target} valueText={far} />
          </div>
        ) : (
          <span className="shrink-0 text-brass">
            <CheckIcon size="sm" />
          </span>
        )
      }
    >
      <RowText title={title}>
        {earned_at === null ? far : t('achievementEarned', { date: formats.date(earned_at) })}
      </RowText>
    </IconRow>
  );
}

/** How many achievements there are. */
const usualCount = 6;

/** As high as they are, in one column or in two. */
const skeleton = (
  <div className="@container">
    <div className="@min-[36rem]:hidden">
      <SkeletonRows rows={usualCount} />
    </div>
    <div className="hidden @min-[36rem]:block">
      <SkeletonRows rows={usualCount / 2} />
    </div>
  </div>
);

/** What the client has done for safety and learning, and how far the rest is. */
export function AchievementsCard() {
  const t = useMessages('parts');
  const formats = useFormats();
  const query = useGetAchievements();
  const { data: achievements } = query;
  const earned = achievements?.filter(({ earned_at }) => earned_at !== null).length ?? 0;

  return (
    <Card
      title={t('achievements')}
      note={t('achievementsNote')}
      action={
        // It keeps its place before they have come: the head would be a line higher with it.
        achievements?.length !== 0 && (
          <span className={`text-detail text-fg-subtle tabular-nums ${achievements ? '' : 'invisible'}`}>
            {t('achievementsEarned', {
              earned: formats.quantity(earned),
              total: formats.quantity(achievements?.length ?? usualCount),
            })}
          </span>
        )
      }
      isFlush
      state={cardStateOf(query, {
        failedTitle: t('achievementsFailedTitle'),
        failedText: t('achievementsFailedText'),
        skeleton,
      })}
    >
      {achievements?.length === 0 ? (
        <StateMessage
          kind="empty"
          icon={<StarIcon size="lg" />}
          title={t('achievementsEmptyTitle')}
          text={t('achievementsEmptyText')}
        />
      ) : (
        <div className="@container">
          <ul
            aria-label={t('achievements')}
            className="grid grid-cols-1 @min-[36rem]:grid-cols-2 @min-[36rem]:[&>*:nth-last-child(2):nth-child(odd)]:border-b-0"
          >
            {achievements?.map((achievement) => (
              <AchievementRow key={achievement.code} achievement={achievement} />
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}
