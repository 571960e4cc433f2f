import { Injectable } from '@nestjs/common';
import { Config } from '../../core/config/config.js';
import type { RetentionRule } from '../../core/config/retention.js';
import type { Locale } from '../../core/i18n/locales.js';
import { Texts } from '../../core/i18n/texts.js';

/** A line of a text that is replaced by the table. */
export const RETENTION_MARK = '::retention::';
const MARKED_LINE = new RegExp(`^${RETENTION_MARK}[ \\t]*$`, 'm');
const COLUMNS = ['data', 'purpose', 'period'] as const;

/** A table in Markdown: which data the catalogue keeps, why and how long. */
@Injectable()
export class RetentionTable {
  constructor(
    private readonly config: Config,
    private readonly texts: Texts,
  ) {}

  /** A text with the table in place of the marked line. */
  addTo(text: string, locale: Locale): string {
    return text.replace(MARKED_LINE, () => this.tableIn(locale));
  }

  private tableIn(locale: Locale): string {
    const rules = Object.keys(this.config.retention) as RetentionRule[];
    const head = COLUMNS.map((column) => this.texts.t(`retention.columns.${column}`, locale));
    const rows = rules.map((rule) => this.row(rule, locale));
    return [head, COLUMNS.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  }

  private row(rule: RetentionRule, locale: Locale): string[] {
    const { amount, unit } = this.config.retention[rule];
    const period = this.texts.t(`retention.${unit}`, locale, { count: amount });
    return COLUMNS.map((column) => this.texts.t(`retention.rows.${rule}.${column}`, locale, { period }));
  }
}
