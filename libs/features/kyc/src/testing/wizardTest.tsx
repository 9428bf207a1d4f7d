import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { Transport } from '@wealth/api-sdk';
import type { KeyValueStorage, Profile, Session } from '@wealth/session';
import { AppStage, authData, memorySession, memoryStorage } from '@wealth/testing/stage';
import { KycPage } from '../pages/kyc/KycPage.tsx';
import { profileWith } from './index.ts';

/** Signature and IHDR of a PNG of 640 × 400 px: all that is read before an image is sent. */
const pngStart = [
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 2, 0x80, 0, 0, 1,
  0x90, 8, 6, 0, 0, 0,
];

/** An image of exactly this many bytes. */
export function imageOf(sizeBytes: number, name = 'front.png'): File {
  const rest = new Uint8Array(sizeBytes - pngStart.length);
  return new File([new Uint8Array(pngStart), rest], name, { type: 'image/png' });
}

/** What every upload is answered. */
export function answeringText(status: number, text: string): Transport {
  return () => Promise.resolve({ status, retryAfter: null, text });
}

/** Every image arrives, each at an address of its own. */
export function arriving(): Transport {
  let count = 0;
  return () => {
    count += 1;
    const text = JSON.stringify({ data: { url: `/files/${count}` }, message: 'OK' });
    return Promise.resolve({ status: 200, retryAfter: null, text });
  };
}

export interface WizardOptions {
  profile?: () => Profile;
  /** Of the tab, as an earlier page left it. */
  sessionStorage?: KeyValueStorage;
  registrationNumber?: string;
}

export interface Wizard {
  user: UserEvent;
  session: Session;
  sessionStorage: KeyValueStorage;
  leave: () => void;
}

/** The page of a client who has just signed in. */
export async function openWizard(options: WizardOptions = {}): Promise<Wizard> {
  const { profile = () => profileWith('unverified'), sessionStorage = memoryStorage() } = options;
  const session = memorySession({ profile, sessionStorage });
  await session.signIn(authData, { remember: false });
  const { unmount } = showPage(session, options.registrationNumber ?? null);
  await screen.findByRole('heading', { level: 1 });
  return { user: userEvent.setup({ delay: null }), session, sessionStorage, leave: unmount };
}

/** The page in a document that has loaded already. */
export function showPage(session: Session, registrationNumber: string | null = null) {
  return render(
    <AppStage session={session} hasHosts>
      <KycPage registrationNumber={registrationNumber} onLogout={() => void session.signOut()} />
    </AppStage>,
  );
}

export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
export const slot = (name: string) => within(screen.getByRole('group', { name }));
export const tick = () =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: 'I have read the agreement and agree to it' });

/** Scrolls the agreement; its text is 1000 px long in a box of 320 px. */
export function scrollAgreement(scrollTop: number) {
  const box = screen.getByRole('region', { name: 'Client agreement' });
  for (const [name, value] of Object.entries({ scrollHeight: 1000, clientHeight: 320, scrollTop })) {
    Object.defineProperty(box, name, { value, configurable: true });
  }
  fireEvent.scroll(box);
}

export async function passAgreement({ user }: Wizard) {
  scrollAgreement(680);
  await user.click(tick());
  await user.click(button('Agree and Continue'));
  await screen.findByRole('heading', { name: 'Basic information' });
}

export interface Details {
  name?: string;
  dateOfBirth?: string;
  mobile?: string;
}

async function paste({ user }: Wizard, name: string, text: string) {
  await user.click(field(name));
  await user.paste(text);
}

export async function fillBase(wizard: Wizard, details: Details = {}) {
  const { name = 'Asha Namuna', dateOfBirth = '1990-03-14', mobile = '' } = details;
  if (name) await paste(wizard, 'Full Name', name);
  if (dateOfBirth) await wizard.user.type(field('Date of Birth'), dateOfBirth);
  if (mobile) await paste(wizard, 'Mobile', mobile);
  await wizard.user.tab();
}

export async function reachId(wizard: Wizard, details?: Details) {
  await passAgreement(wizard);
  await fillBase(wizard, details);
  await wizard.user.click(button('Next'));
  await screen.findByRole('heading', { name: 'Identity document' });
}

/** The first file input of a side: the one of a desktop. */
function chooser(side: 'ID Front' | 'ID Back'): HTMLElement {
  const [input] = slot(side).getAllByLabelText(/ID (Front|Back)/);
  if (!input) throw new Error(`${side} takes no file`);
  return input;
}

export async function choose({ user }: Wizard, side: 'ID Front' | 'ID Back', ...files: File[]) {
  await user.upload(chooser(side), files);
}

export async function fillId(wizard: Wizard) {
  await paste(wizard, 'ID Number', 'ABCPN0000D');
  await choose(wizard, 'ID Front', imageOf(2048, 'front.png'));
  await slot('ID Front').findByText('2 KB · uploaded');
  await choose(wizard, 'ID Back', imageOf(2048, 'back.png'));
  await slot('ID Back').findByText('2 KB · uploaded');
}
