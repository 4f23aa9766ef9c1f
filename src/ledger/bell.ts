/** A source of news that can be waited for, and that can be ended while somebody waits. */
export interface Bell {
  ring(): void;
  /** Who waits goes on waiting, and when the time is over once more as long. */
  again(): void;
  /** Until somebody has rung since the last call, or the time is over. In milliseconds. */
  wait(timeout: number): Promise<void>;
}

export function bell(): Bell {
  let rung = false;
  let isLonger = false;
  let wake = (): void => {};
  return {
    ring() {
      rung = true;
      wake();
    },
    again() {
      isLonger = true; // a timer that is set anew each time costs more than one that comes too early
    },
    async wait(timeout) {
      if (!rung) {
        let timer: NodeJS.Timeout | undefined;
        await new Promise<void>((resolve) => {
          wake = resolve;
          isLonger = false;
          const over = (): void => {
            if (!isLonger) return resolve();
            isLonger = false;
            timer = setTimeout(over, timeout);
          };
          timer = setTimeout(over, timeout);
        });
        clearTimeout(timer);
      }
      rung = false;
    },
  };
}
