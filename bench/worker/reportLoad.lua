-- Prints one line of JSON at the end of a load; times in milliseconds, sizes in kilobytes.
function done(summary, latency)
  local failed = summary.errors
  local requests = math.max(1, summary.requests)
  io.write(string.format(
    '{"aSecond":%f,"p50":%f,"p95":%f,"p99":%f,"kilobytes":%f,"errors":%d}\n',
    summary.requests / summary.duration * 1e6,
    latency:percentile(50) / 1000, latency:percentile(95) / 1000, latency:percentile(99) / 1000,
    summary.bytes / requests / 1000,
    failed.connect + failed.read + failed.write + failed.status + failed.timeout))
end
