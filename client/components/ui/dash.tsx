/** A dash for a missing or unknown value; `means` is its screen-reader text. */
export function Dash({ means }: { means: string }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="hidden-text">{means}</span>
    </>
  );
}
