import type { InvitationPage } from '../../src/users/invitations/invitation.pages.js';

/** Uses the link of an invitation; returns the provider's link for choosing a password, or null. */
export async function acceptInvitation(link: string): Promise<string | null> {
  const response = await fetch(link, { method: 'POST', headers: { 'x-inertia': 'true' } });
  return ((await response.json()) as { props: InvitationPage }).props.url;
}
