import { useLocation } from '@tanstack/react-router';
import { useProfile } from '@wealth/session';
import type { ReactNode } from 'react';
import { refusedAt } from '../../core/refusedAt.ts';
import { NotAllowed } from './NotAllowed.tsx';

/** A page, or why this client may not see it. */
export function AllowedPage({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const profile = useProfile();
  const needs = refusedAt(pathname, profile);
  return needs === null ? children : <NotAllowed needs={needs} />;
}
