/** Fragments of ordinary programs: nothing in them is a fault. */
export const userCode: readonly {language: string; title: string; code: string}[] = [
  {
    language: 'python',
    title: 'a client of another library and a fragment without imports',
    code: `import httpx
from fastapi import FastAPI

app = FastAPI()
client = httpx.AsyncClient()

@app.get("/cart")
async def cart(user_id: str):
    response = await client.get("https://example.com", params={"config": 1})
    return response.json()
`,
  },
  {
    language: 'python',
    title: 'methods of a service that holds the client',
    code: `import eppo_client
from eppo_client import ClientConfig, AssignmentLogger, BanditResult


class Flags:
    def __init__(self, key: str) -> None:
        self.client = eppo_client.init(ClientConfig(key, assignment_logger=AssignmentLogger()))
        self.cache = {}

    def onboarding(self, user) -> str:
        details = self.client.get_string_assignment_details("new-onboarding", user.id, user.attributes, "control")
        if details.evaluation_details is None:
            return "control"
        return self.cache.setdefault(user.id, details.variation)


def page_size(*args):
    return eppo_client.get_instance().get_integer_assignment(*args)
`,
  },
  {
    language: 'go',
    title: 'a handler with its own types named like those of the SDK',
    code: `package main

import (
	"encoding/json"
	"net/http"

	"github.com/Eppo-exp/golang-sdk/v6/eppoclient"
)

type Config struct{ Port int }

type server struct {
	eppo *eppoclient.EppoClient
	http *http.Client
}

func (s *server) cart(w http.ResponseWriter, r *http.Request) {
	config := Config{Port: 8080}
	hero, err := s.eppo.GetJSONAssignment("hero-campaign", r.URL.Query().Get("id"), eppoclient.Attributes{}, nil)
	if err != nil || config.Port == 0 {
		http.Error(w, err.Error(), http.StatusInternalServerError)
		return
	}
	_ = json.NewEncoder(w).Encode(hero)
}
`,
  },
  {
    language: 'go',
    title: 'statements of a function body',
    code: `result := client.GetBanditAction("shoe-bandit", "alice", attributes, actions, "control")
if result.Action != nil {
	show(*result.Action)
}
`,
  },
  {
    language: 'java',
    title: 'statements with a lambda, a collection and a class of the application',
    code: `Map<String, Object> config = new HashMap<>();
config.put("country", user.getCountry());
Attributes attributes = new Attributes();
attributes.put("age", 25);
boolean dark = EppoClient.getInstance().getBooleanAssignment("dark-mode", user.getId(), attributes, false);
client.onConfigurationChange(configuration -> log.info("{} flags", configuration.getFlagKeys().size()));
`,
  },
  {
    language: 'java',
    title: 'a Spring bean without optional attributes',
    code: `import cloud.eppo.EppoClient;
import cloud.eppo.api.*;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

@Configuration
public class FlagConfiguration {
  @Bean
  EppoClient eppoClient(FlagProperties properties) {
    return EppoClient.builder(properties.sdkKey()).isGracefulMode(true).buildAndInit();
  }

  int pageSize(EppoClient client, String user) {
    return client.getIntegerAssignment("page-size", user, 25);
  }
}
`,
  },
  {
    language: 'kotlin',
    title: 'a view model with coroutines',
    code: `class CartViewModel(private val client: EppoClient, private val api: CartApi) : ViewModel() {
    private val _state = MutableStateFlow(CartState())

    fun load(userId: String) = viewModelScope.launch {
        val attributes = Attributes().apply { put("plan", "pro") }
        val size = client.getIntegerAssignment("page-size", userId, attributes, 25)
        _state.update { it.copy(items = api.items(size)) }
    }
}
`,
  },
  {
    language: 'swift',
    title: 'a view with a trailing closure',
    code: `import SwiftUI
import EppoFlagging

struct OnboardingView: View {
    @State private var variation = "control"

    var body: some View {
        Text(variation)
            .task {
                guard let client = try? EppoClient.shared() else { return }
                client.onConfigurationChange { configuration in
                    print(configuration.getFlagConfigDetails().configEnvironment)
                }
                variation = client.getStringAssignment(
                    flagKey: "new-onboarding", subjectKey: "user-1", defaultValue: "control")
            }
    }
}
`,
  },
  {
    language: 'ruby',
    title: 'a Rails initializer and controller',
    code: `Rails.application.config.after_initialize do
  EppoClient.init(EppoClient::Config.new(ENV.fetch('EPPO_API_KEY')))
end

class CartController < ApplicationController
  def show
    client = EppoClient::Client.instance
    @size = client.get_integer_assignment('page-size', current_user.id, {}, 25)
    render json: @size
  end
end
`,
  },
  {
    language: 'php',
    title: 'a service with an injected client, without the opening tag',
    code: `use Eppo\\EppoClient;
use Eppo\\Exception\\EppoClientException;
use Psr\\Log\\LoggerInterface;

final class Onboarding
{
    public function __construct(private EppoClient $eppo, private LoggerInterface $log)
    {
    }

    public function variation(string $user): string
    {
        try {
            return $this->eppo->getStringAssignment('new-onboarding', $user, [], 'control');
        } catch (EppoClientException $exception) {
            $this->log->warning($exception->getMessage());
            return 'control';
        }
    }
}
`,
  },
  {
    language: 'php',
    title: 'a method without its class',
    code: `public function show(string $user): bool
{
    return EppoClient::getInstance()->getBooleanAssignment('dark-mode', $user, ['plan' => 'pro'], false);
}
`,
  },
  {
    language: 'csharp',
    title: 'dependency injection and a controller',
    code: `builder.Services.AddSingleton(_ => EppoClient.Init(new EppoClientConfig(key, logger)));

public sealed class CartController(EppoClient client, IConfiguration configuration) : ControllerBase
{
    public async Task<IActionResult> Show(string user)
    {
        var size = client.GetIntegerAssignment("page-size", user, new Dictionary<string, object>(), 25);
        var items = await cart.LoadAsync(user, (int)size);
        return Ok(configuration.GetSection("Cart").Exists() ? items : null);
    }
}
`,
  },
  {
    language: 'rust',
    title: 'an axum handler with shared state',
    code: `use axum::{extract::State, Json};
use std::{collections::HashMap, sync::Arc};

async fn cart(State(state): State<AppState>) -> Json<HashMap<String, String>> {
    let config = Config::default();
    let client = reqwest::Client::new();
    let body = client.get("https://example.com").send().await;
    tracing::info!(status = ?body.status(), "loaded {}", config.name);
    Json(HashMap::new())
}
`,
  },
  {
    language: 'rust',
    title: 'an assignment by value',
    code: `use eppo::AssignmentValue;

match client.get_assignment("page-size", &"user-1".into(), &attributes) {
    Ok(Some(AssignmentValue::Integer(size))) => println!("{size}"),
    Ok(_) => println!("default"),
    Err(error) => eprintln!("{error}"),
}
`,
  },
  {
    language: 'dart',
    title: 'statements with another user',
    code: `final client = await Eppo.forSubject(
  SubjectEvaluation(subject: Subject(subjectKey: user.id)),
);
await client.fetchPrecomputedFlags();
final hero = client.getJSONAssignment('hero-campaign', {'title': 'Welcome'});
setState(() => title = hero['title'] as String);
`,
  },
  {
    language: 'elixir',
    title: 'a supervision tree',
    code: `children = [
  {EppoSdk.Server,
   %EppoSdk.Client.Config{
     api_key: System.fetch_env!("EPPO_API_KEY"),
     assignment_logger: MyApp.AssignmentLogger
   }},
  MyAppWeb.Endpoint
]

Supervisor.start_link(children, strategy: :one_for_one)
`,
  },
  {
    language: 'go',
    title:
      'loggers that embed one, come from a function or have a pointer, and results taken together',
    code: `package main

import (
	"context"
	"fmt"

	"github.com/Eppo-exp/golang-sdk/v6/eppoclient"
)

type quiet struct{ eppoclient.ApplicationLogger }

func (q quiet) Errorf(template string, args ...interface{}) { q.ApplicationLogger.Errorf(template, args...) }

type withContext struct{}

func (*withContext) LogAssignment(_ context.Context, event eppoclient.AssignmentEvent) {
	fmt.Println(event.Subject)
}

type function func(eppoclient.AssignmentEvent)

func (f function) LogAssignment(event eppoclient.AssignmentEvent) { f(event) }

var _ eppoclient.IAssignmentLogger = function(nil)

func start(base eppoclient.ApplicationLogger) (*eppoclient.EppoClient, error) {
	logger := &withContext{}
	return eppoclient.InitClient(eppoclient.Config{
		SdkKey:                  "key",
		ApplicationLogger:       quiet{base},
		AssignmentLogger:        function(func(eppoclient.AssignmentEvent) {}),
		AssignmentLoggerContext: logger,
	})
}

func main() {
	client, _ := start(nil)
	fmt.Println(client.GetStringAssignment("new-onboarding", "user-1", nil, "control"))
	var dark, err = client.GetBoolAssignment("dark-mode", "user-1", nil, false)
	fmt.Println(dark, err)
	<-client.Initialized()
}
`,
  },
  {
    language: 'ruby',
    title: 'fragments that rely on a file which loads the SDK',
    code: `require_relative 'config/flags'

class Quiet < EppoClient::AssignmentLogger
  def log_assignment(event)
    log_assignment_to_queue(event)
  end

  def log_assignment_to_queue(event)
    puts event[:experiment]
  end
end

EppoClient.init(EppoClient::Config.new(ENV.fetch('EPPO_API_KEY'), assignment_logger: Quiet.new))
`,
  },
  {
    language: 'ruby',
    title: 'an option of the configuration alone',
    code: `config = EppoClient::Config.new(ENV.fetch('EPPO_API_KEY'), log_level: 'debug')
`,
  },
];
