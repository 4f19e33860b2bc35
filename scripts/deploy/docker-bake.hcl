# Both images, for amd64 and arm64. From the top of the project:
#   docker buildx bake --file scripts/deploy/docker-bake.hcl --push
# The processor that isn't this machine's needs QEMU: docker run --privileged --rm tonistiigi/binfmt --install all

variable "IMAGE" {
  default = "stepwell"
}

variable "STEPWELL_VERSION" {
  default = "latest"
}

group "default" {
  targets = ["stepwell", "embedded"]
}

target "stepwell" {
  dockerfile = "scripts/deploy/Dockerfile"
  platforms  = ["linux/amd64", "linux/arm64"]
  tags       = ["${IMAGE}:${STEPWELL_VERSION}"]
}

target "embedded" {
  inherits = ["stepwell"]
  target   = "embedded"
  tags     = ["${IMAGE}:${STEPWELL_VERSION}-embedded"]
}
