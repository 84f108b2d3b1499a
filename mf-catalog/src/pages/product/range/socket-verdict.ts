/** What is so of the socket where the bike will stand. */
export interface SocketAnswers {
  strong: boolean;
  earthed: boolean;
  near: boolean;
}

export const SOCKET_QUESTIONS: readonly { key: keyof SocketAnswers; label: string }[] = [
  { key: 'strong', label: 'It is a 15 A socket, the large three-pin type' },
  { key: 'earthed', label: 'An electrician has checked its earthing' },
  { key: 'near', label: 'It is within three metres of where the bike will stand' },
];

/** What to do next, the gravest first. */
export function resolveSocketVerdict({ strong, earthed, near }: SocketAnswers): string {
  if (strong && earthed && near) return 'You can charge at home from the first day.';
  if (!strong && !earthed && !near) return 'Tick what is true at your home.';
  if (!earthed) return 'Have the earthing checked before you charge: it keeps you safe.';
  if (!strong)
    return 'Set a lower current in the display first: a full charge then takes about nine hours. An electrician can add a 15 A socket.';
  return 'Use no extension lead. An electrician can bring a socket to where the bike stands.';
}
