{{- define "katalog.labels" -}}
app.kubernetes.io/name: katalog
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
{{- end }}

{{- /* Of one role: dict "root" $ "role" "web" */}}
{{- define "katalog.selector" -}}
app.kubernetes.io/name: katalog
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .role }}
{{- end }}

{{- define "katalog.image" -}}
{{ .root.Values.image.repository }}:{{ .tag | default .root.Values.image.tag | default .root.Chart.AppVersion }}
{{- end }}

{{- define "katalog.check" -}}
{{- if not .Values.secret.name }}{{ fail "secret.name must be the name of a Secret" }}{{ end }}
{{- if not (or .Values.storage.claim .Values.settings.S3_BUCKET) }}{{ fail "storage.claim or settings.S3_BUCKET is needed" }}{{ end }}
{{- range list "PUBLIC_URL" "FIREBASE_PROJECT_ID" }}
{{- if not (index $.Values.settings .) }}{{ fail (printf "settings.%s is needed" .) }}{{ end }}
{{- end }}
{{- end }}

{{- /* Settings that are no secrets, and the files of those that are. */}}
{{- define "katalog.settings" -}}
NODE_ENV: production
DATA_DIR: /data
TMPDIR: /scratch
PORT: "3000"
METRICS_PORT: "9464"
METRICS_HOST: 0.0.0.0
GOOGLE_APPLICATION_CREDENTIALS: /run/secrets/katalog/firebase.json
{{- range .Values.secret.keys }}
{{ . }}_FILE: /run/secrets/katalog/{{ . }}
{{- end }}
{{- range $name, $value := .Values.settings }}
{{ $name }}: {{ $value | toString | quote }}
{{- end }}
{{- end }}

{{- define "katalog.pod" -}}
{{- with .Values.imagePullSecrets }}
imagePullSecrets:
  {{- toYaml . | nindent 2 }}
{{- end }}
automountServiceAccountToken: false
enableServiceLinks: false
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  fsGroup: 1000
  fsGroupChangePolicy: OnRootMismatch
  seccompProfile: { type: RuntimeDefault }
{{- end }}

{{- define "katalog.contained" -}}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
{{- end }}

{{- define "katalog.mounts" -}}
volumeMounts:
  - { name: secret, mountPath: /run/secrets/katalog, readOnly: true }
  - { name: data, mountPath: /data }
  - { name: scratch, mountPath: /scratch }
  - { name: tmp, mountPath: /tmp }
{{- end }}

{{- /* dict "root" $ "scratch" "1Gi" */}}
{{- define "katalog.volumes" -}}
volumes:
  - name: secret
    secret: { secretName: {{ .root.Values.secret.name }}, defaultMode: 0440 }
  - name: data
    {{- if .root.Values.storage.claim }}
    persistentVolumeClaim: { claimName: {{ .root.Values.storage.claim }} }
    {{- else }}
    emptyDir: { sizeLimit: 1Gi }
    {{- end }}
  - name: scratch
    emptyDir: { sizeLimit: {{ .scratch }} }
  - name: tmp
    emptyDir: { sizeLimit: 256Mi }
{{- end }}

{{- define "katalog.spread" -}}
topologySpreadConstraints:
  - maxSkew: 1
    topologyKey: kubernetes.io/hostname
    whenUnsatisfiable: ScheduleAnyway
    labelSelector:
      matchLabels:
        {{- include "katalog.selector" . | nindent 8 }}
{{- end }}
