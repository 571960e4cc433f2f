// Preloaded by a process whose clock is wrong, by CLOCK_SHIFT_MS.
const shift = Number(process.env.CLOCK_SHIFT_MS);
const TrueDate = Date;

globalThis.Date = class extends TrueDate {
  constructor(...values) {
    if (values.length) super(...values);
    else super(TrueDate.now() + shift);
  }

  static now() {
    return TrueDate.now() + shift;
  }
};
