/** A source of news that can be waited for, and that can be ended while somebody waits. */
export interface Bell {
  ring(): void;
  /** Who waits goes on waiting, and for as long as if they had just begun. */
  again(): void;
  /** Until somebody has rung since the last call, or the time is over. In milliseconds. */
  wait(timeout: number): Promise<void>;
}

export function bell(): Bell {
  let rung = false;
  let wake = (): void => {};
  let timer: NodeJS.Timeout | undefined;
  return {
    ring() {
      rung = true;
      wake();
    },
    again() {
      timer?.refresh();
    },
    async wait(timeout) {
      if (!rung) {
        await new Promise<void>((resolve) => {
          wake = resolve;
          timer = setTimeout(resolve, timeout);
        });
        clearTimeout(timer);
        timer = undefined; // refreshed, it would run again
      }
      rung = false;
    },
  };
}
