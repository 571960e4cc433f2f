/** Where nothing is known or there is nothing; `means` is what is read. */
export function Dash({ means }: { means: string }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="hidden-text">{means}</span>
    </>
  );
}
