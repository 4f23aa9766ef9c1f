interface WakeSignal {
  ring(): void;
  /** Extends the wait: the time-out starts again when it expires. */
  again(): void;
  /** Waits until `ring` has been called since the last wait, or until the time-out, in milliseconds. */
  wait(timeout: number): Promise<void>;
}

export function wakeSignal(): WakeSignal {
  let rung = false;
  let isLonger = false;
  let wake = (): void => {};
  return {
    ring() {
      rung = true;
      wake();
    },
    again() {
      isLonger = true; // resetting the timer at each call would cost more than letting it fire early
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
