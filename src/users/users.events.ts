/** What an account was signed in with until now counts no more. */
export class SessionsEnded {
  static readonly event = 'users.sessions-ended';

  constructor(readonly firebaseId: string) {}
}
