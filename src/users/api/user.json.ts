import { USER_TYPES } from '../../access/actor.js';
import {
  email,
  int,
  nullable,
  oneOf,
  optional,
  part,
  shape,
  text,
  time,
  url,
} from '../../core/http/input/shape.js';
import { LOCALES } from '../../core/i18n/locales.js';
import { DELIVERIES } from '../invitations/invitations.js';
import { LEVELS, USER_STATUSES } from '../user.input.js';

class EmployerJson extends shape({ id: int, companyName: text }) {}

/** A user in the API; times are ISO 8601 UTC. */
export class UserJson extends shape({
  id: int,
  /** The uid at the identity provider. */
  firebaseId: text,
  email,
  firstName: text,
  lastName: text,
  phone: text,
  locale: oneOf(LOCALES),
  userType: oneOf(USER_TYPES),
  permissionLevel: oneOf(LEVELS),
  /** null: a super admin. */
  company: nullable(part(EmployerJson)),
  status: oneOf(USER_STATUSES),
  createdAt: time,
  lastSeenAt: nullable(time),
}) {}

/** A user who signed up or was invited. */
export class NewUserJson extends shape({
  data: part(UserJson),
  /**
   * How an invitation was delivered. `failed`: the mail could not be sent and may be repeated; `link`: there is no mail
   * server, the link is below; `none`: the user has a password, no mail was sent. Absent for sign-ups.
   */
  invitation: optional(oneOf(DELIVERIES)),
  /** Link for choosing a password; shown once, if there is no mail server. */
  invitationLink: optional(url),
}) {}
