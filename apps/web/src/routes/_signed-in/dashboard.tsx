import { createFileRoute } from '@tanstack/react-router';
import { DashboardPage } from '@wealth/feature-dashboard';
import { useSystemInfo } from '../../core/systemInfo.ts';
import { HomeMoney } from '../../shell/frame/HomeMoney.tsx';
import { lazy } from 'react';

const OpenIssues = lazy(async () => ({
  default: (await import('../../shell/frame/HomeIssues.ts')).OpenIssues,
}));

export const Route = createFileRoute('/_signed-in/dashboard')({
  staticData: { title: 'home' },
  loader: ({ context }) => context.loadTexts(['dashboard', 'parts']),
  component: Dashboard,
});

function Dashboard() {
  const info = useSystemInfo();
  return (
    <DashboardPage
      actions={<HomeMoney />}
      issues={<OpenIssues />}
      isAlwaysOpen={info && info.features?.always_open === true}
      minimums={info?.minimums}
    />
  );
}
