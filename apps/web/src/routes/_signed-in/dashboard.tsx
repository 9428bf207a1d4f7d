import { createFileRoute } from '@tanstack/react-router';
import { DashboardPage } from '@wealth/feature-dashboard';

export const Route = createFileRoute('/_signed-in/dashboard')({
  staticData: { title: 'home' },
  component: DashboardPage,
});
