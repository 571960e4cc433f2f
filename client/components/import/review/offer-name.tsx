interface Props {
  /** null: the code is shown instead. */
  name: string | null;
  code: string | null;
  /** URL of its form; null if it has none. */
  url: string | null;
}

/** An offer of a report, with its code. */
export function OfferName({ name, code, url }: Props) {
  const shown = name ?? code ?? '–';
  return (
    <>
      {url ? (
        <a data-visit data-no-prefetch href={url}>
          {shown}
        </a>
      ) : (
        shown
      )}
      {name && <small>{code}</small>}
    </>
  );
}
