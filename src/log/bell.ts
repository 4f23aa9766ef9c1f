/** A source of news that can be waited for, and that can be ended while somebody waits. */
export interface Bell {
  ring(): void;
  /** Until somebody has rung since the last call, or the time is over. In milliseconds. */
  wait(timeout: number): Promise<void>;
}

export function bell(): Bell {
  let rung = false;
  let wake = (): void => {};
  return {
    ring() {
      rung = true;
      wake();
    },
    async wait(timeout) {
      if (!rung) {
        let timer: NodeJS.Timeout | undefined;
        await new Promise<void>((resolve) => {
          wake = resolve;
          timer = setTimeout(resolve, timeout);
        });
        clearTimeout(timer);
      }
      rung = false;
    },
  };
}
