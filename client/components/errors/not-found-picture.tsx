/** A catalogue sheet of drawn goods, where one place is empty. */
export function NotFoundPicture() {
  return (
    <svg className="error-picture" viewBox="0 0 480 360" role="presentation" aria-hidden="true">
      <g className="sheet">
        <path d="M60 30h360v300H60Z" />
        <path className="rule" d="M60 42h360M180 42v288M300 42v288M60 186h360" />
      </g>
      <g className="goods">
        <path d="M96 150c0-30 8-44 24-44s24 14 24 44Zm24-44v-8m-24 26c-14 0-18-8-18-14m66 14c10 0 14 8 14 18" />
        <path d="M240 88v64m-20 0h40m-38-34 6-30h24l6 30Z" />
        <path d="M336 152V98m0 30h44m0 24v-24m-44-30c10-4 12-4 12 4v26" />
        <path d="M120 232a30 30 0 1 0 .1 0Zm0 12v18l12 8" />
        <path d="M334 296v-34c0-18 10-26 26-26s26 8 26 26v34Zm0-24h52m-34-36v-8h16v8" />
      </g>
      <path className="missing" d="M198 204h84v108h-84Z" />
      <path className="missing-mark" d="M228 244c0-16 24-16 24 0 0 10-12 10-12 22m0 10v4" />
    </svg>
  );
}
