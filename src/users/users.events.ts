/** Sessions and tokens of an account from before now are invalid. */
export class SessionsEnded {
  static readonly event = 'users.sessions-ended';

  constructor(readonly firebaseId: string) {}
}
