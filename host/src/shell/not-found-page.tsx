// Placeholder of the lead until the shell is here: replace freely.
export function NotFoundPage() {
  return <h1>You've Hit a Dead Battery!</h1>;
}
