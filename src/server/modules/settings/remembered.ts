/** Gives one answer to everyone who asks within its lifetime, in milliseconds, so that asking often costs nothing. */
export function remembered<T>(lifetime: number, ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  let until = 0;
  return () => {
    if (!answer || performance.now() >= until) {
      answer = ask();
      until = performance.now() + lifetime;
    }
    return answer;
  };
}
