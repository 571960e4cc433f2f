/** A run has stopped: it has ended, waits for somebody, or is retried later. */
export class ImportFinished {
  static readonly event = 'import.finished';

  constructor(readonly importId: number) {}
}
