/** A press with a sheet jammed between its rollers. */
export function ServerErrorPicture() {
  return (
    <svg className="error-picture" viewBox="0 0 480 360" role="presentation" aria-hidden="true">
      <g className="sheet">
        <path d="M70 120 176 92l14 34 24-22 20 34 26-30 18 26 132 16v52l-136-10-22 30-20-32-28 28-18-34-22 20-94-18Z" />
        <path className="rule" d="m92 140 70-18m-70 38 84-14m146 16 66 10m-92 14 92 8" />
      </g>
      <g className="machine">
        <path d="M40 330h400M84 330V60h40v270M356 330V60h40v270" />
        <path d="M84 78h312" />
        <circle cx="240" cy="92" r="46" />
        <circle cx="240" cy="266" r="46" />
        <circle cx="240" cy="92" r="6" />
        <circle cx="240" cy="266" r="6" />
      </g>
      <path className="missing-mark" d="m150 40 10 22m40-38 2 24m120-8-12 22m-42-36-2 24" />
    </svg>
  );
}
