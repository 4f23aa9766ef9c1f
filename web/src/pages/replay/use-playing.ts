import { useCallback, useEffect, useState } from 'preact/hooks';

/** The speed in entries per second. */
export const SPEEDS = [1, 2, 5, 10, 20] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Playing {
  playing: boolean;
  speed: Speed;
  setSpeed(speed: Speed): void;
  /** Starts or stops. If the position is at the end, starts from the first entry. */
  toggle(): void;
  stop(): void;
}

/** Plays automatically up to the last entry. */
export function usePlaying(version: number, last: number, go: (version: number) => void): Playing {
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `go` is a new function each time
  useEffect(() => {
    if (!playing) return;
    if (version >= last) return setPlaying(false);
    const timer = setTimeout(() => go(version + 1), 1000 / speed);
    return () => clearTimeout(timer);
  }, [playing, speed, version, last]);
  const toggle = (): void => {
    if (!playing && version >= last) go(0);
    setPlaying(!playing);
  };
  const stop = useCallback(() => setPlaying(false), []);
  return { playing, speed, setSpeed, toggle, stop };
}
