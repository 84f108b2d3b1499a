/** What staff do where no script runs: their pages have no footer with our number. */
export const noScriptAdvice = 'Please switch it on, or note this ride down and record it later.';
