-- What wrk asks for, in turn: PATHS, separated by spaces. Ends with a line of JSON.
local paths = {}
for path in os.getenv('PATHS'):gmatch('%S+') do
  table.insert(paths, path)
end

local turn = 0

request = function()
  turn = turn % #paths + 1
  return wrk.format('GET', paths[turn])
end

done = function(summary, latency)
  local errors = summary.errors
  local lost = errors.connect + errors.read + errors.write + errors.timeout
  io.write(string.format(
    '\n{"requests": %d, "failed": %d, "p50": %.1f, "p99": %.1f}\n',
    summary.requests, lost + errors.status,
    latency:percentile(50) / 1000, latency:percentile(99) / 1000
  ))
end
