import { Injectable } from '@nestjs/common';
import { Config } from '../../core/config/config.js';
import { isId } from '../../core/http/input/id-params.js';
import { Seal } from '../../core/inertia/http/cookie-seal.js';

/** Signed ids of alerts for links in mails. */
@Injectable()
export class AlertTokens {
  private readonly seal: Seal;

  constructor(config: Config) {
    this.seal = new Seal(config.sessionSecret, 'price alert');
  }

  createToken(id: number): string {
    return this.seal.sign(String(id));
  }

  /** null: the signature is invalid. */
  idOf(token: string): number | null {
    const id = Number(this.seal.open(token));
    return isId(id) ? id : null;
  }
}
