/** A run stopped: it ended, waits for a person, or is retried later. */
export class ImportFinished {
  static readonly event = 'import.finished';

  constructor(readonly importId: number) {}
}
