import { RenderError } from '../pipeline/errors.ts';

/** A render that exceeds its memory is retried once on a single thread, which needs less: its finished segments are reused. */
export async function retryOnOneThread<Value>(
  render: (threads?: number) => Promise<Value>,
  onRetry: (error: RenderError) => void,
): Promise<Value> {
  try {
    return await render();
  } catch (error) {
    if (!(error instanceof RenderError) || error.code !== 'memory_exceeded') throw error;
    onRetry(error);
    return render(1);
  }
}
