export class RestartPause {
  afterEnd(servedMs: number): number;
}
