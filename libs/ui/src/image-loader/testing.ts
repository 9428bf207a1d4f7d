const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400" viewBox="0 0 320 200">
<rect width="320" height="200" fill="#f3f2ee"/><rect x="14" y="14" width="292" height="172" rx="12" fill="#fff" stroke="#cfcec8"/>
<rect x="34" y="56" width="76" height="92" rx="8" fill="#dcf0f3"/><circle cx="72" cy="90" r="16" fill="#93b8bd"/>
<path d="M44 140c4-22 52-22 56 0z" fill="#93b8bd"/><rect x="128" y="60" width="120" height="10" rx="5" fill="#cfcec8"/>
<rect x="128" y="82" width="150" height="8" rx="4" fill="#e4e3de"/><rect x="128" y="100" width="96" height="8" rx="4" fill="#e4e3de"/>
<rect x="128" y="128" width="150" height="14" rx="5" fill="#f6ecd6"/></svg>`;

/** An identity card of nobody: a picture that loads without a network. */
export const specimenCard = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
